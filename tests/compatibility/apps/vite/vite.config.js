import { defineConfig } from 'vite'
import { connect } from '@stoa/connect/vite'

export default defineConfig({ plugins: [connect()] })
