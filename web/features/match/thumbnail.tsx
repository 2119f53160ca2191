import { Center, Image } from '@chakra-ui/react';
import { LuFileText } from 'react-icons/lu';
import { useLivingPicture } from '../document/use-living-picture.ts';

const SIZE = { w: '12', h: '16', borderRadius: 'l1', flexShrink: 0 } as const;

/** The small picture of a document, or a sheet where there is none; as large before it comes as after. */
export function Thumbnail({ url }: { url: string | undefined }) {
  const { src, ...heard } = useLivingPicture(url);
  if (src === undefined)
    return (
      <Center {...SIZE} bg="bg.muted" borderWidth="1px" color="fg.subtle" fontSize="xl" aria-hidden="true">
        <LuFileText />
      </Center>
    );
  return (
    <Image
      {...SIZE}
      {...heard}
      src={src}
      alt=""
      loading="lazy"
      bg="white"
      borderWidth="1px"
      objectFit="cover"
      objectPosition="top"
    />
  );
}
