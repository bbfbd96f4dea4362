import { useId } from 'react'
import type { PhotoMark } from '../../model/draw/marks'
import { number } from '../../model/draw/path-data'

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
        <circle cx={number(x)} cy={number(y)} r={number(r)} />
      </clipPath>
      <image
        x={number(x - r)}
        y={number(y - r)}
        width={number(r * 2)}
        height={number(r * 2)}
        href={href}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${id})`}
      />
    </>
  )
}
