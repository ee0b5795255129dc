import { Outlet } from 'react-router'
import { Document } from '@stoa/ui/components/document'
import './app.css'

export const Layout = ({ children }: { children: React.ReactNode }) => <Document language="en">{children}</Document>
export default function Root() {
  return <Outlet />
}
