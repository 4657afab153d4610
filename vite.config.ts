import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  build: isSsrBuild
    ? { outDir: 'build/ssr', target: 'node24', rolldownOptions: { input: 'src/web/entry-server.tsx' } }
    : {
        outDir: 'build/web',
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['src/web/entry-client.tsx', 'src/web/entry-open.ts'] },
      },
  ssr: { noExternal: true },
}))
