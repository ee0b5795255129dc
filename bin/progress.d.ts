export function showStep(text: string, howFar?: () => string): () => void
