/** /stripe/portal/<session>: what a customer sees and changes, in place of Stripe's billing portal. */
import { escapeHtml } from '../../../mail/go-template'
import { computeTax } from '../render'
import type { Customer, Invoice, Portal, State, Subscription } from '../state'
import { formatCents, formatDay, formatPrice, renderCardFields, renderPage } from './layout'

export function renderPortalPage(
  portal: Portal,
  customer: Customer,
  state: State,
  fault: string | null,
): Response {
  const isOwn = (row: { customerId: string }) => row.customerId === customer.id
  const subscriptions = [...state.subscriptions.values()].filter(isOwn).toReversed()
  const invoices = [...state.invoices.values()].filter(isOwn).toReversed()
  const { card } = customer
  return renderPage({
    title: 'Your plan and bills',
    status: fault === null ? 200 : 402,
    main: `<section>
        <h1>Your plan and bills</h1>
        <p class="quiet">${escapeHtml(customer.name ?? '')} · ${escapeHtml(customer.email ?? '')}</p>
        <p><a href="${escapeHtml(portal.returnUrl)}">Back to Touchline</a></p>
      </section>
      ${subscriptions.map((one) => renderSubscription(one, state)).join('') || '<section><p>No plan yet.</p></section>'}
      <section>
        <h2>Card</h2>
        <p>${card ? `${escapeHtml(card.brand)} ending in ${card.last4}` : 'None'}</p>
        <form method="post">
          ${renderCardFields(fault)}
          <button name="act" value="card">Switch card</button>
        </form>
      </section>
      <section>
        <h2>Bills</h2>
        ${invoices.length === 0 ? '<p>None yet.</p>' : renderInvoices(invoices)}
      </section>`,
  })
}

function renderSubscription(subscription: Subscription, state: State): string {
  const { id, status, isEnding, periodEndsAt, priceId } = subscription
  const price = state.prices.get(priceId)
  const isOver = status === 'canceled'
  const renderButton = (act: string, label: string) =>
    `<form method="post"><input type="hidden" name="subscription" value="${id}"><button class="plain" name="act" value="${act}">${label}</button></form>`
  const when = isEnding ? 'ends' : 'renews'
  return `<section>
        <h2>${escapeHtml(price?.productName ?? 'Plan')}</h2>
        <div class="row">
          <p>${price ? formatPrice(price) : ''} · ${status}${isOver ? '' : ` · ${when} on ${formatDay(periodEndsAt)}`}</p>
          ${isOver ? '' : isEnding ? renderButton('resume', 'Renew plan') : renderButton('cancel', 'Cancel plan')}
        </div>
      </section>`
}

function renderInvoices(invoices: Invoice[]): string {
  const rows = invoices.map(
    ({ id, number, created, cents, status }) =>
      `<tr><td><a href="/stripe/invoices/${id}">${escapeHtml(number)}</a></td><td>${formatDay(created)}</td><td>${formatCents(cents)}</td><td>${status}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Sum</th><th scope="col">State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export function renderInvoicePage(invoice: Invoice, state: State): Response {
  const { number, created, cents, status, customerId, subscriptionId } = invoice
  const priceId = state.subscriptions.get(subscriptionId)?.priceId ?? ''
  return renderPage({
    title: `Bill ${number}`,
    isNarrow: true,
    main: `<section>
        <h1>Bill ${escapeHtml(number)}</h1>
        <p>${formatDay(created)} · ${status}</p>
        <p>${escapeHtml(state.customers.get(customerId)?.name ?? '')}</p>
        <p>${escapeHtml(state.prices.get(priceId)?.productName ?? '')}</p>
        <p class="sum">${formatCents(cents)}</p>
        <p class="quiet">of which VAT ${formatCents(computeTax(cents))}</p>
      </section>`,
  })
}
