/** Where copied parts of a scene wait, as text, for this scene or another one in the same tab. */
export interface EditorClipboard {
  read: () => string
  write: (text: string) => void
}

/** Forgets at reload. The system's clipboard asks for leave, so a page adds it where it may. */
export function createClipboard(): EditorClipboard {
  let held = ''
  return {
    read: () => held,
    write(text) {
      held = text
    },
  }
}

export const sharedClipboard = createClipboard()
