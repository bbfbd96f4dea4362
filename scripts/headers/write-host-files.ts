/** Writes the files of `deploy/` anew. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { renderHostFiles } from './host-files.ts'

mkdirSync('deploy', { recursive: true })
for (const [name, text] of Object.entries(renderHostFiles())) writeFileSync(`deploy/${name}`, text)
