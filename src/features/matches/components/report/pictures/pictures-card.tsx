import { FileButton } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { findPictureFault, pictureTypes, type PictureFault } from '@/shared/picture/picture-file'
import { Alert } from '@/shared/public/alert'
import { Button, IconButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { useMatchPictures, useRemovePicture, type MatchPicture } from '../../../api/match-pictures'
import { pictureRules } from '../../../model/report/match-pictures'
import { PictureGrid } from './picture-grid'
import { PictureSheet } from './picture-sheet'

/** The staff's side of the pictures: add some, say who is in them, take one away. */
export function PicturesCard({ matchId }: { matchId: string }) {
  const { t } = useTranslation('matches/report')
  const confirm = useConfirm()
  const pictures = useMatchPictures(matchId)
  const remove = useRemovePicture()
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<PictureFault | null>(null)
  const free = pictureRules.count - pictures.length

  async function choose(chosen: readonly File[]) {
    const found = await Promise.all(
      chosen.map((file) => findPictureFault(file, pictureRules.bytes)),
    )
    setFault(found.find((one) => one !== null) ?? null)
    setFiles(chosen.filter((_, index) => found[index] === null).slice(0, free))
  }

  async function takeAway(id: string) {
    const isSure = await confirm({
      title: t('pictures.remove_title'),
      text: t('pictures.remove_text'),
      confirmLabel: t('pictures.remove_confirm'),
      isDanger: true,
    })
    if (isSure) remove.mutate(id)
  }

  const renderBelow = (picture: MatchPicture, nth: number) => (
    <div className={layout.between3}>
      <span className={layout.dim13}>{formatTags(picture)}</span>
      <IconButton label={t('pictures.remove', { nth })} onClick={() => void takeAway(picture.id)}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )

  function formatTags({ tags }: MatchPicture): string {
    if (tags.length === 0) return t('pictures.nobody')
    return t('pictures.with', {
      names: tags.map(({ player }) => formatFullName(player)).join(', '),
    })
  }

  return (
    <SectionCard title={t('pictures.title')} description={t('pictures.text')}>
      {pictures.length > 0 ? (
        <PictureGrid pictures={pictures} renderBelow={renderBelow} />
      ) : (
        <p className={layout.dim14}>{t('pictures.none')}</p>
      )}
      {fault ? <Alert kind="error" title={t(`pictures.faults.${fault}`)} /> : null}
      {free > 0 ? (
        <div>
          <FileButton
            multiple
            accept={pictureTypes}
            onChange={(chosen) => void choose(chosen)}
            inputProps={{ 'aria-label': t('pictures.add') }}
          >
            {(button) => (
              <Button
                {...button}
                kind="secondary"
                icon={<IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />}
              >
                {t('pictures.add')}
              </Button>
            )}
          </FileButton>
        </div>
      ) : (
        <p className={layout.dim14}>{t('pictures.full')}</p>
      )}
      {files.length > 0 ? (
        <PictureSheet matchId={matchId} files={files} onClose={() => setFiles([])} />
      ) : null}
    </SectionCard>
  )
}
