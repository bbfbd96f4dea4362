/** Where the way up from a page stands: in the bar of the signed-in frame, so that no page says it a second time. */
import { createStore } from '@/lib/store'

/** The bar's place for it; null where there is no bar, as on pages anybody with a link may open. */
export const wayUpSlot = createStore<Element | null>(null)
