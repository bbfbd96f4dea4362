import {
  IconCalendarEvent,
  IconChecklist,
  IconMessage,
  IconNote,
  IconReceipt,
  IconUserCheck,
} from '@tabler/icons-react'
import type { NotificationCategory } from '../model/notification'

const icons = {
  training: IconCalendarEvent,
  messages: IconMessage,
  tasks: IconChecklist,
  notes: IconNote,
  system: IconUserCheck,
  payments: IconReceipt,
} satisfies Record<NotificationCategory, unknown>

export function NotificationIcon({ category }: { category: NotificationCategory }) {
  const Icon = icons[category]
  return <Icon size={20} stroke={1.75} aria-hidden />
}
