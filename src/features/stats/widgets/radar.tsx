import type { Attribute, Ratings } from '../model/attributes'
import { RadarChart } from '../components/radar/radar-chart'

interface RadarProps {
  axes: readonly Attribute[]
  coach: Ratings
  /** How the player sees it. */
  self?: Ratings | undefined
}

/** The radar for other screens; the page needs the namespace `stats`. */
export function Radar({ axes, coach, self }: RadarProps) {
  return (
    <RadarChart
      axes={axes}
      lines={[
        { key: 'coach', ratings: coach },
        ...(self ? [{ key: 'self' as const, ratings: self }] : []),
      ]}
    />
  )
}
