import { FileButton } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { findPictureFault, pictureTypes } from '@/shared/picture/picture-file'
import { encodeWholePicture } from '@/shared/picture/re-encode'
import { Alert } from '@/shared/public/alert'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { uploadProductPicture } from '../../../api/product-pictures'
import { productLimits } from '../../../model/desk/product-schema'
import { toPictureAddress } from '../../../model/picture-address'

const icon = { size: 18, stroke: 1.75 } as const
const longestSide = 1600
const paths = z.array(z.string())

/** Pictures in their order, the first one stands in the shop; each is stored as soon as it is chosen. */
export function PicturesField({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('shop/desk')
  const translate = useTranslateKey()
  const { field } = useController({ name: 'pictures' })
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const pictures = paths.parse(field.value)
  const room = productLimits.pictures - pictures.length

  async function add(files: File[]) {
    setIsBusy(true)
    setFault(null)
    const added: string[] = []
    for (const file of files.slice(0, room)) {
      const found = await findPictureFault(file)
      const path = found ? null : await upload(file)
      if (path) added.push(path)
      else setFault(found ? `common:ui.picture.faults.${found}` : 'shop/desk:errors.picture')
    }
    field.onChange([...pictures, ...added])
    setIsBusy(false)
  }

  async function upload(file: File): Promise<string | null> {
    try {
      return await uploadProductPicture(schoolId, await encodeWholePicture(file, longestSide))
    } catch {
      return null
    }
  }

  function move(from: number, to: number) {
    const path = pictures[from]
    if (path) field.onChange(pictures.filter((_, place) => place !== from).toSpliced(to, 0, path))
  }

  return (
    <>
      {pictures.length > 0 ? (
        <ol
          className={`${layout.wrap2} ${layout.plain}`}
          style={{ listStyle: 'none', padding: 0 }}
          aria-label={t('form.pictures')}
        >
          {pictures.map((path, place) => {
            const number = place + 1
            return (
              <li key={path} className={layout.stack1}>
                <img
                  className={`${layout.edge} ${layout.roundControl}`}
                  src={toPictureAddress(path, 'match_kit')}
                  alt={t('form.picture', { number })}
                  width={136}
                  height={136}
                  style={{ objectFit: 'cover' }}
                />
                <div className={layout.row}>
                  <IconButton
                    label={t('form.picture_earlier', { number })}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  >
                    <IconArrowLeft {...icon} />
                  </IconButton>
                  <IconButton
                    label={t('form.picture_later', { number })}
                    disabled={number === pictures.length}
                    onClick={() => move(place, number)}
                  >
                    <IconArrowRight {...icon} />
                  </IconButton>
                  <IconButton
                    label={t('form.picture_remove', { number })}
                    onClick={() => field.onChange(pictures.filter((other) => other !== path))}
                  >
                    <IconTrash {...icon} />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ol>
      ) : null}
      <div className={layout.wrap2}>
        <FileButton
          multiple
          accept={pictureTypes}
          onChange={(files) => void add(files)}
          inputProps={{ 'aria-label': t('form.picture_add') }}
        >
          {(button) => (
            <Button
              {...button}
              kind="secondary"
              icon={<IconPhotoPlus {...icon} />}
              busy={isBusy}
              disabled={room === 0}
            >
              {t('form.picture_add')}
            </Button>
          )}
        </FileButton>
        <p className={layout.dim13}>{t('form.pictures_hint', { count: productLimits.pictures })}</p>
      </div>
      {fault ? <Alert kind="error" title={translate(fault)} /> : null}
    </>
  )
}
