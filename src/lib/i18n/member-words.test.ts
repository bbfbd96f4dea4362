import { expect, test } from 'vitest'
import club from './club/en.json'
import common from './common/en.json'

/** What a visitor may see without the signed-in frame or the component kit. */
const publicSources = import.meta.glob<string>(
  [
    '/src/features/{landing,session}/**/*.{ts,tsx}',
    '/src/shared/{public,pages}/*.tsx',
    '/src/app/layouts/{default,empty,layout,public}-*.tsx',
    '/src/app/shell/{error-page,language-menu,loading-screen,page-metadata,toast-body}.tsx',
    '/src/app/shell/{root-shell,toast-containers,build-watch}.{ts,tsx}',
    '!/src/**/*.test.{ts,tsx}',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

const commonKeys = listKeys(common)
const memberKeys = listKeys(club)

test('public pages say nothing that comes only behind sign-in', () => {
  expect(Object.keys(publicSources).length).toBeGreaterThan(50)
  const faults = Object.entries(publicSources).flatMap(([file, source]) =>
    [...source.matchAll(/['"`](?:common:)?([a-z_]+(?:\.[a-z_]+)*\.?)/g)]
      .map(([, key = '']) => key)
      // a key, or the beginning of one that goes on with a variable
      .filter((key) =>
        memberKeys.some((one) => one === key || (isOpen(key) && one.startsWith(key))),
      )
      .map((key) => `${file}: ${key}`),
  )
  expect(faults).toEqual([])
})

test('no word is in both files', () => {
  expect(memberKeys.filter((key) => commonKeys.includes(key))).toEqual([])
})

function isOpen(key: string): boolean {
  return key.endsWith('.') && !commonKeys.some((one) => one.startsWith(key))
}

function listKeys(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? listKeys(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}
