/** A stack in memory, in a process of its own: tells its parent where it listens, and goes with it. */
import { startStack } from '../supabase/local/stack'

const stack = await startStack({
  port: 0,
  dataDir: null,
  seeds: 'all',
  appUrl: 'http://localhost:3000',
})
process.send?.({ url: stack.url, key: stack.publishableKey })
process.once('disconnect', () => {
  void stack.stop().finally(() => process.exit(0))
})
