import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stack } from '../../stack'
import {
  callFunction,
  createBuyer,
  findCustomerId,
  findPlan,
  post,
  readBilling,
  readEvents,
  startShop,
  subscribeTo,
  type Buyer,
} from './buyers'

// What an administrator asks of Stripe for somebody else, and that nobody else may.
let stack: Stack
let admin: Buyer
beforeAll(async () => {
  stack = await startShop()
  admin = await createBuyer(stack, 'desk@demo.test')
  await stack.sql(`insert into public.role_assignments (user_id, role) values ($1, 'admin')`, [
    admin.id,
  ])
})
afterAll(() => stack.stop())

async function findSubscription(userId: string): Promise<string> {
  const [row] = await stack.sql<{ id: string }>(
    `select id from public.subscriptions where user_id = $1`,
    [userId],
  )
  return row?.id ?? ''
}

const readState = async (buyer: Buyer) => (await readBilling(stack, buyer.id)).plans[0]
const flush = () => post(`${stack.url}/stripe/deliver`)

it('an administrator ends the renewal and takes it back; Stripe’s event writes it', async () => {
  const buyer = await createBuyer(stack, 'leaves@demo.test')
  await subscribeTo(buyer, await findPlan(stack))
  const subscriptionId = await findSubscription(buyer.id)
  const change = (what: string, reason = 'They wrote to us.') =>
    callFunction(admin, 'change-subscription', { subscriptionId, change: what, reason })

  await post(`${stack.url}/stripe/switches`, { isHeld: 'on' })
  expect(await change('end')).toMatchObject({ status: 200, outcome: 'asked' })
  expect(await readState(buyer)).toMatchObject({ auto_renew: true, cancelled_at: null })
  await post(`${stack.url}/stripe/switches`)
  await flush()
  expect(await readState(buyer)).toMatchObject({ status: 'active', auto_renew: false })
  expect(await change('end')).toEqual({ status: 409, code: 'already_ending' })
  expect(await change('resume', 'no')).toEqual({ status: 422, code: 'reason_required' })

  expect(await change('resume')).toMatchObject({ status: 200 })
  await flush()
  expect(await readState(buyer)).toMatchObject({ auto_renew: true, cancelled_at: null })
  const entries = await stack.sql(
    `select action, actor_id, details ->> 'reason' as reason from public.audit_log
     where action like 'subscription%' order by id`,
  )
  expect(entries).toEqual([
    { action: 'subscription_end_asked', actor_id: admin.id, reason: 'They wrote to us.' },
    { action: 'subscription_resume_asked', actor_id: admin.id, reason: 'They wrote to us.' },
  ])
})

it('nobody else may, the one who pays included, and nothing reaches Stripe', async () => {
  const buyer = await createBuyer(stack, 'stays@demo.test')
  const owner = await createBuyer(stack, 'rival@demo.test', 'owner')
  await subscribeTo(buyer, await findPlan(stack))
  const subscriptionId = await findSubscription(buyer.id)
  const customer = await findCustomerId(stack, buyer.id)
  const before = await readEvents(stack, customer)
  for (const caller of [buyer, owner]) {
    const wish = { subscriptionId, change: 'end', reason: 'I would like to' }
    expect(await callFunction(caller, 'change-subscription', wish)).toEqual({
      status: 403,
      code: 'admin_only',
    })
  }
  expect(await readEvents(stack, customer)).toHaveLength(before.length)
  expect(await readState(buyer)).toMatchObject({ auto_renew: true })
})
