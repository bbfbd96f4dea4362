import { useState, type CSSProperties } from 'react'
import { IconDownload, IconFileTypePdf, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { toAppError } from '@/lib/errors'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { fetchFile, useMessageFile, useMessagePicture } from '../../api/message-files'
import type { MessageFile } from '../../model/message-file'
import styles from '../messages.module.css'

interface FileCardProps {
  id: string
  /** Who sent it and when, for who cannot see the picture. */
  label: string
}

/** A picture or a document in a bubble, as far as it is still there. */
export function FileCard({ id, label }: FileCardProps) {
  const { t } = useTranslation('messages')
  const { data: file, isPending } = useMessageFile(id)
  if (isPending) return <p className={`${layout.dim13} ${styles.card}`}>{t('card.loading')}</p>
  if (!file) {
    return (
      <span className={`${layout.line2} ${layout.roundControl} ${styles.card}`}>
        <IconLock size={20} stroke={1.75} aria-hidden="true" />
        {t('file.gone')}
      </span>
    )
  }
  return file.kind === 'picture' ? (
    <PictureCard file={file} label={label} />
  ) : (
    <DocumentCard file={file} />
  )
}

const whole: CSSProperties = {
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 14rem)',
  objectFit: 'contain',
}

function PictureCard({ file, label }: { file: MessageFile; label: string }) {
  const { t } = useTranslation('messages')
  const [isOpen, setIsOpen] = useState(false)
  const address = useMessagePicture(file.path)
  const width = file.width ?? 1
  const height = file.height ?? 1
  // its place is held while it is loading: nothing jumps
  const place: CSSProperties = {
    inlineSize: Math.round(Math.min(320, (width / height) * 320)),
    maxInlineSize: '100%',
    aspectRatio: `${width} / ${height}`,
    objectFit: 'cover',
    display: 'block',
  }
  if (address === null) return <p className={layout.dim13}>{t('file.not_loaded')}</p>
  if (!address) return <div style={place} aria-label={t('card.loading')} role="img" />
  return (
    <>
      <button
        type="button"
        className={layout.bare}
        style={{ padding: 0, maxInlineSize: '100%' }}
        aria-label={t('file.open', { label })}
        onClick={() => setIsOpen(true)}
      >
        <img className={layout.roundControl} style={place} src={address} alt="" />
      </button>
      {isOpen ? (
        <Sheet
          isOpen
          onClose={() => setIsOpen(false)}
          title={label}
          width={1040}
          footer={
            <Button
              kind="secondary"
              onClick={() => {
                void fetchFile(file.path)
                  .then((picture) => saveFile(`${file.name}.jpg`, picture))
                  .catch(reportFailure)
              }}
            >
              {t('file.save')}
            </Button>
          }
        >
          <img style={whole} src={address} alt={label} />
        </Sheet>
      ) : null}
    </>
  )
}

function DocumentCard({ file }: { file: MessageFile }) {
  const { t, i18n } = useTranslation('messages')
  const [isLoading, setIsLoading] = useState(false)

  async function save() {
    setIsLoading(true)
    try {
      saveFile(file.name, await fetchFile(file.path))
    } catch (error) {
      reportFailure(error)
    } finally {
      setIsLoading(false)
    }
  }

  const size = new Intl.NumberFormat(formatLocale(i18n.language), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, file.byte_count / 1_048_576))
  return (
    <button
      type="button"
      className={`${layout.bare} ${layout.line2} ${layout.roundControl} ${layout.full} ${styles.card}`}
      aria-busy={isLoading}
      onClick={() => void save()}
    >
      <IconFileTypePdf size={24} stroke={1.75} aria-hidden="true" />
      <span className={`${layout.stack} ${layout.grow}`} style={{ textAlign: 'start' }}>
        <span className={`${layout.medium} ${layout.breakable}`}>{file.name}</span>
        <span className={layout.dim12}>{t('file.document', { size })}</span>
      </span>
      <IconDownload size={20} stroke={1.75} aria-label={t('file.save')} />
    </button>
  )
}

function reportFailure(error: unknown) {
  showToast('error', `errors:${toAppError(error).code}`)
}
