import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Category } from '../../model/catalogue'
import { toPictureAddress } from '../../model/picture-address'

interface ProductPicturesProps {
  name: string
  paths: readonly string[]
  category: Category
}

/** The first picture large, the others to choose from below it. */
export function ProductPictures({ name, paths, category }: ProductPicturesProps) {
  const { t } = useTranslation('shop')
  const [place, setPlace] = useState(0)
  return (
    <div className={layout.stack2}>
      <img
        className={`${layout.edge} ${layout.roundCard}`}
        src={toPictureAddress(paths[place], category)}
        alt={paths.length > 0 ? name : ''}
        width={800}
        height={800}
        style={{
          inlineSize: '100%',
          blockSize: 'auto',
          maxBlockSize: '60vh',
          aspectRatio: '1',
          objectFit: 'cover',
        }}
      />
      {paths.length > 1 ? (
        <div className={layout.wrap2} role="group" aria-label={t('product.pictures')}>
          {paths.map((path, index) => (
            <button
              key={path}
              type="button"
              className={`${layout.flush} ${layout.edge} ${layout.roundControl} ${layout.pointer}`}
              aria-label={t('product.picture', { number: index + 1 })}
              aria-pressed={index === place}
              onClick={() => setPlace(index)}
            >
              <img
                src={toPictureAddress(path, category)}
                alt=""
                width={64}
                height={64}
                style={{ display: 'block', objectFit: 'cover' }}
              />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
