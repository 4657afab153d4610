import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/

/** Writes each asset's brotli form beside it, so that the server never compresses anything. */
const brotli: Plugin = {
  name: 'brotli-beside-assets',
  apply: 'build',
  writeBundle({ dir = 'build/web' }) {
    const assets = path.join(dir, 'assets')
    for (const name of readdirSync(assets).filter((file) => COMPRESSIBLE.test(file))) {
      const file = path.join(assets, name)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
    }
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react()] : [react(), brotli],
  publicDir: false,
  // Without it the server's bundle would carry both Reacts, and use the slow one unless NODE_ENV says otherwise.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: isSsrBuild
    ? { outDir: 'build/ssr', target: 'node24', rolldownOptions: { input: 'src/web/entry-server.tsx' } }
    : {
        outDir: 'build/web',
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['src/web/entry-client.tsx', 'src/web/entry-open.ts'] },
      },
  ssr: { noExternal: true },
}))
