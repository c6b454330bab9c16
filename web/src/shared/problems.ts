/** What to say of a request that failed. */
import { Failure } from '../api/http';
import { t } from '../texts';

/** Returns the server's sentence, or that there is no connection. */
export function problemText(error: unknown): string {
  return error instanceof Failure ? error.message : t('offline');
}
