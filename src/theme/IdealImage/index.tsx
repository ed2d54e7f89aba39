// Ejected: a picture that is long in coming says so, and what asks for a click is a button that the keyboard reaches.
import type {ComponentProps, ReactNode} from 'react';
import type {Props} from '@theme/IdealImage';
import LegacyImage from '@theme/IdealImageLegacy';
import {imageMessage} from './imageMessage';

// Milliseconds after which a requested picture shows that it is loading.
const PATIENCE = 2000;

/** A picture in the size that fits, over a blurred preview, with words for each state in which it is not there. */
export default function IdealImage({img, alt, ...props}: Props): ReactNode {
  if (typeof img === 'string' || 'default' in img)
    return <img src={typeof img === 'string' ? img : img.default} alt={alt} {...props} />;
  const {src, height, width, images} = img.src;
  return (
    <LegacyImage
      {...props}
      alt={alt}
      height={height ?? 100}
      width={width ?? 100}
      placeholder={{lqip: img.preSrc}}
      src={src}
      srcSet={images.map((image) => ({...image, src: image.path}))}
      threshold={PATIENCE}
      // Its type says string, but the component renders whatever it gets.
      getMessage={imageMessage as ComponentProps<typeof LegacyImage>['getMessage']}
    />
  );
}
