/** What the build puts in. */
interface ImportMetaEnv {
  /** The version of Signoria. */
  readonly VITE_VERSION: string;
}
