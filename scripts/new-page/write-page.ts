/** What a page that is built for the first time is made of: its component, its test and its row in the routes. */

export interface PageRow {
  /** How the routes name the address: `paths.shop.products`. */
  address: string
  /** Translation key of the title: `shop:pages.my_orders`. */
  title: string
  access: string
  layout: string
}

/** Names that follow from the title's key: `my_orders` gives `my-orders-page` and `MyOrdersPage`. */
export function deriveNames(title: string) {
  const key = title.split('.').at(-1) ?? title
  const words = key.split('_')
  const component = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
  return { file: `${words.join('-')}-page`, component: `${component}Page` }
}

/** The row of an address in a feature's `routes.ts`; null where it is not there. */
export function findRow(routes: string, address: string): (PageRow & { text: string }) | null {
  const rows = routes.match(/createPage\(\{[\s\S]*?\n? *\}\)/g) ?? []
  const text = rows.find((row) => readProperty(row, 'path') === address)
  if (!text) return null
  return {
    text,
    address,
    title: readText(text, 'title'),
    access: readText(text, 'access'),
    layout: readText(text, 'layout'),
  }
}

/** The routes with the component in the row. Throws where the row has one already. */
export function addComponent(routes: string, address: string): string {
  const row = findRow(routes, address)
  if (!row) throw new Error(`No row for ${address}.`)
  if (readProperty(row.text, 'component')) throw new Error(`${address} has a page already.`)
  const { file, component } = deriveNames(row.title)
  const line = `    component: () => import('./pages/${file}').then((module) => module.${component}),\n`
  return routes.replace(row.text, row.text.replace(/ *\}\)$/, `${line}  })`))
}

export function writeComponent({ title }: PageRow): string {
  const { component } = deriveNames(title)
  const [namespace = 'common', key = 'pages'] = title.split(':')
  return `import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/shared/ui/patterns/page-header'

export function ${component}() {
  const { t } = useTranslation('${namespace}')
  return <PageHeader title={t('${key}')} description={t('${key}_description')} />
}
`
}

/** @param heading The English title, which the test looks for. */
export function writeTest({ address, access, layout }: PageRow, heading: string): string {
  const persona = { admin: 'admin', owner: 'owner', parent: 'parent', player: 'player' }[layout]
  const as =
    access === 'open'
      ? ''
      : `, { as: '${access === 'admin_only' ? 'admin' : (persona ?? 'coach')}' }`
  return `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/router/paths'
import { renderApp } from '@/test/render-app'

test('the page says what it is', async () => {
  await renderApp(${address}${as})
  expect(await screen.findByRole('heading', { level: 1, name: ${quote(heading)} })).toBeVisible()
})
`
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

function readProperty(row: string, name: string): string | undefined {
  return new RegExp(`\\b${name}: ([^,\\n]+)`).exec(row)?.[1]?.trim()
}

function readText(row: string, name: string): string {
  return readProperty(row, name)?.replaceAll("'", '') ?? ''
}
