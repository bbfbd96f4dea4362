interface AxesProps {
  width: number
  height: number
  left: number
  top: number
  bottom: number
  ticks: readonly { value: number; y: number }[]
  labels: readonly { text: string; x: number }[]
  format: (value: number) => string
}

/** Lines of the scale and the words below; as many words as fit. Spoken by the points, not by these. */
export function Axes({ width, height, left, top, bottom, ticks, labels, format }: AxesProps) {
  const room = Math.max(1, Math.floor((width - left) / 46))
  const step = Math.ceil(labels.length / room)
  return (
    <g aria-hidden="true" fontSize="12" fill="var(--text-dim)">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y} y2={y} stroke="var(--line)" />
          <text x={left - 6} y={y} dy="0.35em" textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {labels.map(({ text, x }, index) =>
        (labels.length - 1 - index) % step === 0 ? (
          <text key={`${text}-${x}`} x={x} y={height - bottom + 18} textAnchor="middle">
            {text}
          </text>
        ) : null,
      )}
      <line x1={left} x2={left} y1={top} y2={height - bottom} stroke="var(--line)" />
    </g>
  )
}
