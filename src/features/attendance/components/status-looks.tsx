import {
  IconBandage,
  IconCalendarOff,
  IconCheck,
  IconClock,
  IconMinus,
  IconX,
} from '@tabler/icons-react'
import type { AttendanceStatus } from '../model/attendance'

const icons = {
  present: IconCheck,
  late: IconClock,
  excused: IconCalendarOff,
  absent: IconX,
  injured: IconBandage,
}

/** Colour never speaks alone: each status has its shape. */
export function StatusIcon({ status }: { status: AttendanceStatus | null }) {
  const Icon = status ? icons[status] : IconMinus
  return <Icon size={20} stroke={1.75} aria-hidden="true" />
}
