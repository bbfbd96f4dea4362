import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requireBuild } from './served-build'

const stackUrl = 'http://127.0.0.1:54391'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(script: string): void {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets', 'index.js'), script)
}

it('refuses a folder without a build', () => {
  expect(() => requireBuild(folder, stackUrl)).toThrow('There is no build')
})

it('refuses a build without settings, or for another stack', () => {
  write('const url = "https://elsewhere.test"')
  expect(() => requireBuild(folder, stackUrl)).toThrow('of another mode')
})

it('accepts a build for the stack', () => {
  write(`const url = "${stackUrl}"`)
  expect(() => requireBuild(folder, stackUrl)).not.toThrow()
})
