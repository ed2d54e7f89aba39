/** The table of one fork's heights, in a folder of its own because a page imports a component by its folder only. */
export {default} from '@site/src/components/HardforkTimeline/HardforkHeights';
