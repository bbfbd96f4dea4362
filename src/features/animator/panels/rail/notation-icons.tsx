import type { ReactNode } from 'react'

interface IconProps {
  size?: number
  stroke?: number
}

export type ToolIcon = (props: IconProps) => ReactNode

/** Icons of what one draws on a tactics board, in the stroke of the others and the field's notation. */
export function RunIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 19C9 19 9 6 18 6" />
      <path d="M14.5 2.5 18.5 6l-4 3.5" />
    </Drawing>
  )
}

export function PassIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 20 17 7" strokeDasharray="4 3.2" />
      <path d="M12.5 5.5H19V12" />
    </Drawing>
  )
}

/** A hand-drawn way with the red dot of recording at its start. */
export function RecordIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="5.5" cy="17.5" r="2.5" fill="currentColor" stroke="none" />
      <path d="M8.5 16c5-1 2-6 6-6.5S15 4.5 20 5" />
      <path d="M17 2.5 20.3 5 17.6 8" />
    </Drawing>
  )
}

export function GoalIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3 19V6h18v13" />
      <path d="M7 10v6M12 10v6M17 10v6M5.5 11.5h13M5.5 15.5h13" strokeWidth={1} />
    </Drawing>
  )
}

export function ConesIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3 19h12M5 19 9 6l4 13M6.8 13.5h4.5" />
      <ellipse cx="18" cy="18.6" rx="3.4" ry="1.6" />
    </Drawing>
  )
}

function Drawing({ size = 20, stroke = 1.75, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
