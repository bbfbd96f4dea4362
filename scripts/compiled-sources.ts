/**
 * What the React compiler memoises: all that lies behind sign-in. The public shell stays as written:
 * its pages are small and render once, and the compiler would cost the first load 5 kB.
 */
import { readdirSync } from 'node:fs'

const publicFeatures = ['session', 'landing', 'shop']

export const compiledSources = [
  '/src/shared/ui/',
  '/src/shared/form/',
  // the rest of the shop is its front
  '/src/features/shop/components/buying/',
  ...readdirSync('src/features')
    .filter((name) => !publicFeatures.includes(name))
    .map((name) => `/src/features/${name}/`),
]
