import { FileInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Repair } from '@/features/scene/model/document/opening/repairs'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import {
  mostLetters,
  readJson,
  type ImportProblem,
  type ReadScene,
} from '../../export/json/read-json'
import styles from './export.module.css'

interface ImportSheetProps {
  /** The title is empty when the file has none. */
  onImport: (scene: Scene, title: string, repairs: readonly Repair[]) => void
  onClose: () => void
}

/** Opens a scene that was kept as a file, or pasted. */
export function ImportSheet({ onImport, onClose }: ImportSheetProps) {
  const { t } = useTranslation('animator')
  const translate = useTranslateKey()
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadScene | null>(null)
  const problem: ImportProblem | null = read && !read.isRead ? read.problem : null

  async function take(file: File | null) {
    if (!file) return
    if (file.size > mostLetters * 2) return setRead({ isRead: false, problem: 'too_large' })
    const content = await file.text().catch(() => '')
    setText(content)
    check(content)
  }

  function check(content: string) {
    const result = readJson(content)
    setRead(result)
    // a drawing in order opens at once; what had to be mended is told first
    if (result.isRead && result.repairs.length === 0) onImport(result.scene, result.title, [])
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('import.title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('import.cancel')}
          </Button>
          {read?.isRead ? (
            <Button onClick={() => onImport(read.scene, read.title, read.repairs)}>
              {t('import.open_mended')}
            </Button>
          ) : (
            <Button onClick={() => check(text)}>{t('import.open')}</Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.left}>{t('import.text')}</p>
        <FileInput
          label={t('import.file')}
          placeholder={t('import.choose')}
          accept=".json,application/json"
          onChange={(file) => void take(file)}
        />
        <Textarea
          label={t('import.paste')}
          value={text}
          rows={5}
          error={problem ? t(`import.problems.${problem}`) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setRead(null)
          }}
        />
        {read?.isRead ? (
          <Alert title={t('editor.repaired')}>
            <ul className={styles.files} aria-label={t('editor.repairs')}>
              {read.repairs.map(({ kind, count }) => (
                <li key={kind}>{translate(`scene:repairs.${kind}`, { count })}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </div>
    </Sheet>
  )
}
