import { useState, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { usePictureFile, type MatchPicture } from '../../../api/match-pictures'

const small: CSSProperties = { inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }
/** Below the title of its sheet, without anything to scroll. */
const large: CSSProperties = {
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 12.5rem)',
  objectFit: 'contain',
}

interface PictureGridProps {
  pictures: readonly MatchPicture[]
  /** What stands below a picture. */
  renderBelow?: (picture: MatchPicture, nth: number) => ReactNode
}

/** Pictures side by side; a tap shows one as large as the screen allows. */
export function PictureGrid({ pictures, renderBelow }: PictureGridProps) {
  const { t } = useTranslation('matches/report')
  const [openId, setOpenId] = useState<string | null>(null)
  const open = pictures.find(({ id }) => id === openId)
  const getLabel = (picture: MatchPicture) =>
    t('pictures.picture', { nth: pictures.indexOf(picture) + 1, count: pictures.length })
  return (
    <>
      <CardGrid>
        {pictures.map((picture, index) => (
          <div key={picture.id} className={layout.stack}>
            <button
              type="button"
              className={`${layout.bare} ${layout.full}`}
              style={{ padding: 0 }}
              aria-label={getLabel(picture)}
              onClick={() => setOpenId(picture.id)}
            >
              <PictureImage path={picture.path} alt="" />
            </button>
            {renderBelow?.(picture, index + 1)}
          </div>
        ))}
      </CardGrid>
      {open ? (
        <Sheet isOpen onClose={() => setOpenId(null)} title={getLabel(open)} width={1040}>
          <PictureImage path={open.path} alt={getLabel(open)} isWhole />
        </Sheet>
      ) : null}
    </>
  )
}

interface PictureImageProps {
  path: string
  alt: string
  isWhole?: boolean
}

function PictureImage({ path, alt, isWhole }: PictureImageProps) {
  const { t } = useTranslation('matches/report')
  const address = usePictureFile(path)
  if (!address) {
    return (
      <span className={layout.dim13} style={{ display: 'block', ...small }}>
        {t(address === null ? 'pictures.faults.unreadable' : 'pictures.loading')}
      </span>
    )
  }
  return (
    <img className={layout.roundControl} style={isWhole ? large : small} src={address} alt={alt} />
  )
}
