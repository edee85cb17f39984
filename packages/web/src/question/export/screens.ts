export { ExportScreen } from './export-screen.tsx'
