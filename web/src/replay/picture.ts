/** Pictures of a board as files. */

/** Pixels that a picture is wide: sharp on a phone, small enough to send. */
const WIDTH = 1056;

/** Hands a file to the visitor. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** An SVG picture as PNG, drawn by the browser. */
export async function pngOf(svg: string): Promise<Blob> {
  const [, across, down] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? ['', '1', '1'];
  const height = Math.round((WIDTH * Number(down)) / Number(across));
  const image = new Image();
  // A data address: other sources of pictures are forbidden here. Without a size some browsers draw nothing.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${WIDTH}" height="${height}" `))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, height];
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}
