import { FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { fileLimits } from '../../model/transfer/exercise-file'

interface FilePickerProps {
  label: string
  accept: string
  onText: (text: string, name: string) => void
}

/** Reads a text file; says so when it is too large or in letters we cannot read. */
export function FilePicker({ label, accept, onText }: FilePickerProps) {
  const { t } = useTranslation('exercises')
  const [problem, setProblem] = useState<'too_large' | 'letters' | null>(null)

  async function read(file: File | null) {
    if (!file) return
    if (file.size > fileLimits.bytes) return setProblem('too_large')
    try {
      const text = decodeText(await file.arrayBuffer())
      setProblem(null)
      onText(text, file.name)
    } catch {
      setProblem('letters')
    }
  }

  return (
    <>
      <FileButton
        accept={accept}
        onChange={(file) => void read(file)}
        inputProps={{ 'aria-label': label }}
      >
        {(props) => (
          <Button {...props} icon={<IconUpload size={18} stroke={1.75} />}>
            {label}
          </Button>
        )}
      </FileButton>
      {problem ? <Alert kind="error" title={t(`transfer.file.${problem}`)} /> : null}
    </>
  )
}

/** Excel writes "Unicode text" as UTF-16; everything else has to be UTF-8. Throws on other letters. */
function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}
