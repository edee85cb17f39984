import type { Request, Route } from '@bank/contract/route'
import { saveAs } from '../ui/save-as.ts'
import { answered } from './call.ts'

/** Saves the file that an endpoint answers, under this name. Throws an ApiError. */
export async function download<R extends Route>(route: R, request: Request<R>, name: string): Promise<void> {
  const response = await answered(route, request)
  saveAs(name, await response.blob())
}
