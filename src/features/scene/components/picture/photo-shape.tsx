import { useId } from 'react'
import type { PhotoMark } from '../../model/draw/marks'
import { formatNumber } from '../../model/draw/path-data'

interface PhotoShapeProps {
  mark: PhotoMark
  href: string
}

/** The photo of a player, cut round. */
export function PhotoShape({ mark: { x, y, r }, href }: PhotoShapeProps) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <circle cx={formatNumber(x)} cy={formatNumber(y)} r={formatNumber(r)} />
      </clipPath>
      <image
        x={formatNumber(x - r)}
        y={formatNumber(y - r)}
        width={formatNumber(r * 2)}
        height={formatNumber(r * 2)}
        href={href}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${id})`}
      />
    </>
  )
}
