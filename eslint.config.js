import tseslint from 'typescript-eslint'
import { FOLDER_STACK, forbiddenImports, forbiddenPackages } from './scripts/folder-stack.mjs'
import { plainEnglish } from './scripts/plain-english.mjs'

function importRule(layer) {
  const detours = [
    { regex: '/(src|dist)/', message: 'Name the file from where you stand, not by way of src/ or dist/.' },
  ]
  return ['error', { patterns: [...forbiddenImports(layer), ...forbiddenPackages(layer), ...detours] }]
}

/** A function of more lines does more than one thing; a file of more lines holds more than one idea. */
const MOST_LINES_OF_A_FUNCTION = 50
const MOST_LINES_OF_A_FILE = 300

const NAMED_EXPORTS = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'Import from the file that defines the thing.' },
]

const NO_FUNCTIONS = [
  {
    selector: ':function',
    message: 'The model has types and tables of names: what asks or computes something is in a room that needs it.',
  },
]

const direction = FOLDER_STACK.map(layer => ({
  files: layer.name.endsWith('.ts') ? [`src/${layer.name}`] : [`src/${layer.name}/**/*.ts`],
  rules: { 'no-restricted-imports': importRule(layer) },
}))

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'out/', 'fixtures/**/*.xml', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.mjs', '**/*.js'],
    rules: {
      // `!= null` is the one way to ask for both kinds of nothing.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      // Unpaired surrogates and control characters are what some expressions here are written to find.
      'no-control-regex': 'off',
      // `typeof import('…')` is how the type of a module loaded later is named.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'test/**/*.ts'],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'src/page-app/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: MOST_LINES_OF_A_FUNCTION }],
      'max-lines': ['error', { max: MOST_LINES_OF_A_FILE }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/run/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/**/*.ts'],
    // A file whose words are features of trained models.
    ignores: ['src/products/sentence-join/features.ts'],
    plugins: { own: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'own/plain-english': 'error' },
  },
  {
    files: ['src/**/*.ts', 'test/**/*.ts', 'scripts/**', 'fixtures/**'],
    // Declarations of packages without types say what those packages do.
    ignores: ['**/*.d.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...NAMED_EXPORTS],
    },
  },
  {
    files: ['src/model/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NAMED_EXPORTS, ...NO_FUNCTIONS] },
  },
  ...direction,
)
