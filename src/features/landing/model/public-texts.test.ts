import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageRows } from '@/app/router/route-table'
import { locales } from '@/lib/i18n/locale'
import { isPageHandle } from '@/lib/router/handle'
import { documents } from './documents'
import { fillOperator } from './operator'
import {
  landingRoles,
  splitLinks,
  type DocumentText,
  type RoleText,
  type VoiceTexts,
} from './page-text'

const text = z
  .string()
  .min(1)
  .regex(/^\S(.*\S)?$/s)
const documentSchema = z.strictObject({
  lead: text,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z-]*$/),
        title: text,
        blocks: z.array(z.union([text, z.array(text).min(1)])).min(1),
      }),
    )
    .min(5),
})
const roleSchema = z.strictObject({
  hero: z.strictObject({ title: text, lead: text }),
  features: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text })).length(6),
  }),
  preview: z.strictObject({
    title: text,
    text,
    panels: z
      .array(
        z.strictObject({
          title: text,
          rows: z.array(z.strictObject({ lead: text, text, note: text })).optional(),
          bars: z
            .array(
              z.strictObject({
                label: text,
                share: z.number().min(0).max(100),
                value: text.optional(),
              }),
            )
            .optional(),
        }),
      )
      .length(2),
  }),
  faq: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ question: text, answer: text })).length(5),
  }),
  call: z.strictObject({ title: text, text }),
})
const voiceSchema = z.array(z.strictObject({ who: text, quote: text })).min(2)

const documentTexts = import.meta.glob<DocumentText>('./documents/*/*.json', {
  eager: true,
  import: 'default',
})
const roleTexts = import.meta.glob<RoleText>('./roles/*/{coach,owner,parent,player}.json', {
  eager: true,
  import: 'default',
})
const voiceTexts = import.meta.glob<VoiceTexts>('./roles/*/voices.json', {
  eager: true,
  import: 'default',
})

const ids = Object.keys(documents)
const pages = pageRows.flatMap(({ handle }) => (isPageHandle(handle) ? [handle.page] : []))

describe.each(ids)('the text %s', (id) => {
  test.each(locales)('is whole in %s, and each section has an address of its own', (locale) => {
    const { sections } = documentSchema.parse(documentTexts[`./documents/${locale}/${id}.json`])
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length)
  })

  test.each(['de', 'bg'])(
    'in %s has the sections, lists, links and figures of the English one',
    (locale) => {
      const read = (language: string) =>
        documentSchema.parse(documentTexts[`./documents/${language}/${id}.json`])
      expect(describeShape(read(locale))).toEqual(describeShape(read('en')))
    },
  )

  test.each(locales)('in %s leads to built pages and files there are', (locale) => {
    const written = JSON.stringify(documentTexts[`./documents/${locale}/${id}.json`])
    const addresses = splitLinks(written).flatMap((part) => (part.kind === 'link' ? [part.to] : []))
    expect(addresses.filter((address) => !hasTarget(address))).toEqual([])
  })

  test.each(locales)('in %s leaves no gap open', (locale) => {
    const written = JSON.stringify(documentTexts[`./documents/${locale}/${id}.json`])
    expect(fillOperator(written, locale)).not.toMatch(/\{\{|undefined/)
  })
})

test('there are no texts but those of the pages', () => {
  expect(Object.keys(documentTexts)).toHaveLength(ids.length * locales.length)
})

describe.each(landingRoles)('the landing page of a %s', (role) => {
  test.each(locales)('is whole in %s', (locale) => {
    expect(roleSchema.safeParse(roleTexts[`./roles/${locale}/${role}.json`]).error).toBeUndefined()
    expect(
      voiceSchema.safeParse(voiceTexts[`./roles/${locale}/voices.json`]?.[role]).error,
    ).toBeUndefined()
  })

  test.each(['de', 'bg'])('shows in %s the same example as in English', (locale) => {
    const read = (language: string) =>
      roleSchema
        .parse(roleTexts[`./roles/${language}/${role}.json`])
        .preview.panels.map((panel) => ({
          rows: panel.rows?.length,
          shares: panel.bars?.map(({ share }) => share),
        }))
    expect(read(locale)).toEqual(read('en'))
  })
})

test('the page of parental consent has the version of the words families agree to', () => {
  const seed = readFileSync('supabase/seed/00_catalogue_02_consent_texts.sql', 'utf8')
  const versions = [...seed.matchAll(/^\s*\('\w+', (\d+), '/gm)].map((match) => Number(match[1]))
  expect(versions).not.toHaveLength(0)
  expect(documents['parental-consent'].version).toBe(Math.max(...versions))
})

test('a sentence is split into its words and its links', () => {
  expect(splitLinks('Read [this](/info/contacts), or [write](mailto:a@b.c).')).toEqual([
    { kind: 'text', text: 'Read ' },
    { kind: 'link', text: 'this', to: '/info/contacts' },
    { kind: 'text', text: ', or ' },
    { kind: 'link', text: 'write', to: 'mailto:a@b.c' },
    { kind: 'text', text: '.' },
  ])
  expect(splitLinks('Plain.')).toEqual([{ kind: 'text', text: 'Plain.' }])
})

function describeShape({ sections }: z.infer<typeof documentSchema>) {
  return sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => (typeof block === 'string' ? 'text' : block.length)),
    links: splitLinks(JSON.stringify(blocks))
      .flatMap((part) => (part.kind === 'link' ? [part.to] : []))
      .toSorted(),
  }))
}

function hasTarget(address: string): boolean {
  if (address.startsWith('mailto:')) return true
  if (/\.\w+$/.test(address)) return existsSync(`public${address}`)
  return pages.some(({ path, access }) => path === address && access === 'open')
}
