/** Whether the help is open, and at which article; the top bar, the person's menu and the `?` key open it. */
import { createStore } from '@/lib/store'

interface HelpState {
  isOpen: boolean
  articleId: string | null
}

const closed: HelpState = { isOpen: false, articleId: null }

export const helpStore = createStore<HelpState>(closed)

export function openHelp(articleId: string | null = null): void {
  helpStore.setState({ isOpen: true, articleId })
}

export function closeHelp(): void {
  if (helpStore.getState().isOpen) helpStore.setState(closed)
}
