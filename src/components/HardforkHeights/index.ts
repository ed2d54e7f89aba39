/** The table of {@link HardforkHeights}, for pages: in MDX, a component is the default export of its own folder. */
export {default} from '../HardforkTimeline/HardforkHeights';
