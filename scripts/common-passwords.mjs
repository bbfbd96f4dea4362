/**
 * Writes the list of common passwords that are refused, from the frequency list of @zxcvbn-ts/language-common
 * (MIT). Run: npm pack @zxcvbn-ts/language-common@4.1.3, unpack it, then
 * node scripts/common-passwords.mjs package/src/passwords.json
 */
import { readFileSync, writeFileSync } from 'node:fs'

const count = 10_000
/** Shorter ones are refused by their length. */
const minLength = 6
const target = new URL(
  '../src/features/session/model/passwords/common-passwords.txt',
  import.meta.url,
)

const [, , source = 'package/src/passwords.json'] = process.argv
const byFrequency = JSON.parse(readFileSync(source, 'utf8'))
const usable = byFrequency
  .map((password) => password.toLowerCase())
  .filter((password) => password.length >= minLength && !/\s/.test(password))
const common = [...new Set(usable)].slice(0, count).sort()
writeFileSync(target, `${common.join(' ')}\n`)
console.log(`${common.length} passwords written`)
