import { useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { useTexts } from '../texts/texts.ts'
import 'react-image-crop/dist/ReactCrop.css'

interface CropFormProps {
  source: string
  width: number
  height: number
}

const whole: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 }

/** A part of a picture, drawn with the pointer or moved and sized with the arrow keys. */
export function CropForm({ source, width, height }: CropFormProps) {
  const { mediaFile: texts } = useTexts().dashboard
  const [crop, setCrop] = useState(whole)
  const part = pixelsOf(crop, { width, height })
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <input type="hidden" name="intent" value="crop" />
      {Object.entries(part).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ReactCrop crop={crop} onChange={(_pixels, percent) => setCrop(percent)} className="mx-auto max-h-80" keepSelection>
        <img src={source} alt="" className="max-h-80 max-w-full" />
      </ReactCrop>
      <output className="text-small text-soft tabular-nums">{texts.pixels(part.width, part.height)}</output>
      <Button type="submit" look="quiet">
        {texts.saveCrop}
      </Button>
    </Form>
  )
}

/** The part in pixels of the original, within its edges. */
function pixelsOf(crop: PercentCrop, { width, height }: { width: number; height: number }) {
  const x = Math.min(Math.round((crop.x / 100) * width), width - 1)
  const y = Math.min(Math.round((crop.y / 100) * height), height - 1)
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * width), width - x)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * height), height - y)),
  }
}
