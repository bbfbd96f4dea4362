/** Whether the search is open; the top bar, the person's menu on a phone and Ctrl+K open it. */
import { createStore } from '@/lib/store'

export const searchStore = createStore(false)
