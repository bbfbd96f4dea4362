/** The texts of public pages: a file for each page and language, fetched with the page and never before. */
import type { Locale } from '@/lib/i18n/locale'
import type { DocumentId } from '../model/documents'
import type { DocumentText, LandingRole, RoleText, VoiceTexts } from '../model/page-text'

const documentFiles = import.meta.glob<DocumentText>('../model/documents/*/*.json', {
  import: 'default',
})
const roleFiles = import.meta.glob<RoleText>('../model/roles/*/{coach,owner,parent,player}.json', {
  import: 'default',
})
const voiceFiles = import.meta.glob<VoiceTexts>('../model/roles/*/voices.json', {
  import: 'default',
})

async function fetchFile<Text>(
  files: Record<string, () => Promise<Text>>,
  address: string,
): Promise<Text> {
  const load = files[address]
  if (!load) throw new Error(`No text ${address}`)
  return load()
}

export function fetchDocument(locale: Locale, id: DocumentId): Promise<DocumentText> {
  return fetchFile(documentFiles, `../model/documents/${locale}/${id}.json`)
}

export function fetchRoleText(locale: Locale, role: LandingRole): Promise<RoleText> {
  return fetchFile(roleFiles, `../model/roles/${locale}/${role}.json`)
}

export async function fetchVoices(locale: Locale, role: LandingRole) {
  const voices = await fetchFile(voiceFiles, `../model/roles/${locale}/voices.json`)
  return voices[role]
}
