import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'src/api/schema.d.ts', 'src/texts/ids.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Svelte's own check knows which props and state are used.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // The page has its own small router; links to other documents are plain links.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
