import { FileInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { mostLetters, readJson, type ImportProblem } from '../../export/json/read-json'
import styles from './export.module.css'

interface ImportSheetProps {
  /** The title is empty when the file has none. */
  onImport: (scene: Scene, title: string) => void
  onClose: () => void
}

/** Opens a scene that was kept as a file, or pasted. */
export function ImportSheet({ onImport, onClose }: ImportSheetProps) {
  const { t } = useTranslation('animator')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<ImportProblem | null>(null)

  async function take(file: File | null) {
    if (!file) return
    if (file.size > mostLetters * 2) return setProblem('too_large')
    const content = await file.text().catch(() => '')
    setText(content)
    check(content)
  }

  function check(content: string) {
    const result = readJson(content)
    if (result.isRead) onImport(result.scene, result.title)
    else setProblem(result.problem)
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
          <Button onClick={() => check(text)}>{t('import.open')}</Button>
        </>
      }
    >
      <div className={`${layout.grid3} ${layout.packed}`}>
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
            setProblem(null)
          }}
        />
      </div>
    </Sheet>
  )
}
