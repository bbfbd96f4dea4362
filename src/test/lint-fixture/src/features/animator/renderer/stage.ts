export const stage = 'of Konva'
