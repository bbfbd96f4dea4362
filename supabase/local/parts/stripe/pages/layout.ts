/** Frame and small parts of the stand-in's pages. No script: they work as plain forms. */
import { escapeHtml } from '../../../mail/go-template'
import type { Price } from '../state'

const STYLE = `
  :root { color-scheme: light dark; --ground: #f4f6f8; --card: #fff; --ink: #16202b; --quiet: #55616d; --line: #c9d1d9; --act: #14532d; --on-act: #fff; --bad: #b42318; --bad-ground: #fef3f2 }
  @media (prefers-color-scheme: dark) { :root { --ground: #10161c; --card: #1a222b; --ink: #e8edf2; --quiet: #a3afbb; --line: #3a4652; --act: #86efac; --on-act: #0b2015; --bad: #fda29b; --bad-ground: #3a1613 } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink) }
  .mark { margin: 0 auto 16px; max-width: 720px; padding: 4px 12px; width: fit-content; border-radius: 99px; background: #fde68a; color: #422006; font-size: 14px }
  main { max-width: 720px; margin: 0 auto; display: grid; gap: 16px }
  main.narrow { max-width: 440px }
  section { background: var(--card); border-radius: 12px; padding: 20px; overflow-wrap: anywhere }
  h1 { font-size: 22px; margin: 0 } h2 { font-size: 18px; margin: 0 0 8px }
  p { margin: 4px 0 } .quiet { color: var(--quiet); font-size: 14px } .sum { font-size: 32px; font-weight: 700 }
  label { display: block; font-weight: 600; margin-top: 12px } label.check { display: flex; gap: 8px; align-items: center; font-weight: 400 }
  input:not([type=checkbox]) { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; font-weight: 400; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 8px }
  ::placeholder { color: var(--quiet); opacity: 1 } input[aria-invalid=true] { border-color: var(--bad) }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: end } .row { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
  button { margin-top: 16px; min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; border: 1px solid var(--act); border-radius: 8px; background: var(--act); color: var(--on-act); cursor: pointer }
  button.wide { width: 100% } button.plain { background: transparent; color: var(--act); margin-top: 12px } .row button { margin-top: 0 } form + p, form + table { margin-top: 16px }
  a { color: var(--act) } :focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
  [role=alert] { padding: 10px 12px; border-radius: 8px; background: var(--bad-ground); color: var(--bad); font-weight: 600 }
  table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; padding: 6px 8px 6px 0; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap }
  td:first-child { white-space: normal; overflow-wrap: anywhere }
  ul { margin: 8px 0 0; padding-left: 20px }`

interface Page {
  title: string
  /** Safe HTML. */
  main: string
  isNarrow?: boolean
  status?: number
}

export function renderPage({ title, main, isNarrow = false, status = 200 }: Page): Response {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <p class="mark">Test mode: no money moves</p>
    <main${isNarrow ? ' class="narrow"' : ''}>
      ${main}
    </main>
  </body>
</html>
`
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  })
}

export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

export function formatPrice({ cents, interval }: Price): string {
  return `${formatCents(cents)} per ${interval}`
}

export function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** A card to type in; `fault` is why the last one was not taken. */
export function renderCardFields(fault: string | null): string {
  const wrong = fault === null ? '' : ' aria-invalid="true" aria-describedby="fault"'
  return `${fault === null ? '' : `<p role="alert" id="fault">${escapeHtml(fault)}</p>`}
        <label>Card number
          <input name="number" required inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"${wrong}>
        </label>
        <div class="pair">
          <label>Expiry (MM / YY)
            <input name="expiry" required autocomplete="cc-exp" placeholder="12 / 34">
          </label>
          <label>Security code
            <input name="cvc" required inputmode="numeric" autocomplete="cc-csc" placeholder="123">
          </label>
        </div>`
}
