/**
 * What the React compiler memoises: all that lies behind sign-in. The public shell stays as written:
 * its pages are small and render once, and the compiler would cost the first load 5 kB.
 */
import { readdirSync } from 'node:fs'

const publicFeatures = ['session', 'landing']

export const compiledSources = [
  '/src/shared/ui/',
  '/src/shared/form/',
  ...readdirSync('src/features')
    .filter((name) => !publicFeatures.includes(name))
    .map((name) => `/src/features/${name}/`),
]
