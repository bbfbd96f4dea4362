import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** A link as a QR code, drawn as one path: crisp on paper of any size. */
export function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
