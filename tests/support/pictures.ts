import sharp from 'sharp'

/** A small JPEG unlike any other. */
export function aPicture(width = 60, height = 40, progressive = false): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
    .jpeg({ progressive })
    .toBuffer()
}
