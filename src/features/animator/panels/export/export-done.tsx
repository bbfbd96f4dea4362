import { IconDownload, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { ExportFile } from '../../export/choice'
import { canShare, saveFiles, shareFiles } from './deliver'

/** The file is there: saved already, or to be passed on from the phone. */
export function ExportDone({ files, title }: { files: ExportFile[]; title: string }) {
  const { t } = useTranslation('animator')
  const isPhone = useIsPhone()
  const [hasFailed, setHasFailed] = useState(false)
  const isShared = isPhone && canShare(files)
  return (
    <Alert
      kind="success"
      title={t(isShared ? 'export.ready' : 'export.saved', { count: files.length })}
      actions={
        <>
          {isShared ? (
            <Button
              icon={<IconShare size={18} stroke={1.75} />}
              onClick={() => void shareFiles(files, title).catch(() => setHasFailed(true))}
            >
              {t('export.share')}
            </Button>
          ) : null}
          <Button
            kind="secondary"
            icon={<IconDownload size={18} stroke={1.75} />}
            onClick={() => void saveFiles(files)}
          >
            {t(isShared ? 'export.save' : 'export.save_again')}
          </Button>
        </>
      }
    >
      <ul className={`${layout.list} ${layout.breakable}`}>
        {files.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{t('export.share_failed')}</p> : null}
    </Alert>
  )
}
