/** The few looks of the shop's front: style sheets of behind the sign-in would be more than a visitor's first load has room for. */

export const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 0,
  padding: 0,
} as const

export const card = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-1)',
  color: 'var(--text)',
  textDecoration: 'none',
} as const

export const control = {
  flex: '1 1 10rem',
  minInlineSize: 0,
  minBlockSize: 'var(--touch)',
  padding: '0 var(--space-3)',
  border: '1px solid var(--control-line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-1)',
  color: 'var(--text)',
  fontSize: 'var(--font-size-16)',
} as const

export const quiet = {
  margin: 0,
  color: 'var(--text-dim)',
  fontSize: 'var(--font-size-14)',
} as const
