import { useState } from 'react'
import { getInitials } from '@/lib/person'
import { toOwnAddress } from '@/lib/supabase/public-address'
import { useKnownSchoolLook } from '../api/school-look'
import { findLetterColour, type SchoolColours } from '../model/school-colours'

interface SchoolMarkProps {
  schoolId: string
  /** Pixels. */
  size?: number
}

/** The crest of a school beside its team's name, or a shield in its colours. Decoration: the name stands beside it. */
export function SchoolMark({ schoolId, size = 28 }: SchoolMarkProps) {
  const look = useKnownSchoolLook(schoolId)
  return look ? (
    <SchoolCrest {...look} size={size} />
  ) : (
    <span aria-hidden="true" style={{ flex: 'none', inlineSize: size, blockSize: size }} />
  )
}

interface SchoolCrestProps extends SchoolColours {
  name: string
  logo_url: string | null
  /** Pixels. */
  size: number
}

export function SchoolCrest({ name, logo_url, size, ...colours }: SchoolCrestProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = toOwnAddress(logo_url)
  if (!address || address === failed) return <Shield name={name} size={size} {...colours} />
  return (
    <img
      src={address}
      alt=""
      aria-hidden="true"
      width={size}
      height={size}
      loading="lazy"
      style={{ flex: 'none', objectFit: 'contain' }}
      onError={() => setFailed(address)}
    />
  )
}

const outline = 'M3 2.5h26v14.5c0 6.6-5.4 10.6-13 13C8.4 27.6 3 23.6 3 17z'
const lowerHalf = 'M3 18.5h26c-.6 6-5.8 9.3-13 11.5-7.2-2.2-12.4-5.5-13-11.5z'

/** The first colour above with the initials, the second below; in the tones of the page where none are chosen. */
function Shield({ name, size, ...colours }: SchoolColours & { name: string; size: number }) {
  const first = colours.first_colour ?? 'var(--surface-3)'
  const second = colours.second_colour ?? 'var(--surface-2)'
  const letters = colours.first_colour ? findLetterColour(colours.first_colour) : 'var(--text-dim)'
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      style={{ flex: 'none', verticalAlign: 'middle' }}
    >
      <path d={outline} fill={first} />
      <path d={lowerHalf} fill={second} />
      <path d={outline} fill="none" stroke="var(--line-strong)" strokeWidth="1.5" />
      {size >= lettersFrom ? (
        <text
          x="16"
          y="11"
          textAnchor="middle"
          dominantBaseline="central"
          fill={letters}
          fontSize="10.5"
          fontWeight="650"
        >
          {getInitials(name)}
        </text>
      ) : null}
    </svg>
  )
}

/** Pixels: letters of a smaller shield would not be read. */
const lettersFrom = 32
