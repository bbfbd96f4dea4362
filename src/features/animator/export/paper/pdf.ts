/** The strip as a PDF file, made in the browser. */
import { pdf } from '@react-pdf/renderer'
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import { registerFonts } from './pdf-fonts'
import { renderStripDocument, type StripJob } from './strip'

export async function stripPdf(job: StripJob): Promise<Blob> {
  registerFonts({ regular, bold })
  return pdf(renderStripDocument(job)).toBlob()
}
